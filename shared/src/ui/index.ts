export { AlertDialog } from './AlertDialog.tsx';
export { Badge } from './Badge.tsx';
export {
  Button,
  ButtonLink,
  type ButtonSize,
  type ButtonVariant,
  buttonClasses,
} from './Button.tsx';
export { Card } from './Card.tsx';
export { copyText } from './copyText.ts';
export { coveredPage, covering } from './covering.ts';
export { Dialog } from './Dialog.tsx';
export { Disclosure } from './Disclosure.tsx';
export { EmptyState } from './EmptyState.tsx';
export { ErrorState } from './ErrorState.tsx';
export { ExternalLink } from './ExternalLink.tsx';
export { FollowFeed } from './FollowFeed.tsx';
export { Highlighted } from './Highlighted.tsx';
export { Icon, type IconName, iconNames, LineDrawing } from './Icon.tsx';
export { type LazyModule, lazyModule, useLazyModule } from './lazyModule.ts';
export { NumberField } from './NumberField.tsx';
export { PanelLink, PanelOption } from './PanelOption.tsx';
export { PhoneDisclosure } from './PhoneDisclosure.tsx';
export { Portrait } from './Portrait.tsx';
export { Progress } from './Progress.tsx';
export { RetryButton } from './RetryButton.tsx';
export { SearchField } from './SearchField.tsx';
export { SectionScope, useSectionAttributes } from './SectionScope.tsx';
export { Select } from './Select.tsx';
export { ShareButton } from './ShareButton.tsx';
export { ShowMoreList } from './ShowMoreList.tsx';
export { SidePanel } from './SidePanel.tsx';
export { Skeleton } from './Skeleton.tsx';
export { Switch } from './Switch.tsx';
export { saveFile } from './saveFile.ts';
export { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';
export { Toaster } from './Toaster.tsx';
export { Tooltip } from './Tooltip.tsx';
export { useDebouncedValue } from './useDebouncedValue.ts';
export { useIcsDownload } from './useIcsDownload.ts';
export { useIsPrinting } from './useIsPrinting.ts';
export { useKeyboardInset } from './useKeyboardInset.ts';
export { useIsAtLeast, useMedia } from './useMedia.ts';
export { useSearchTermParam } from './useSearchTermParam.ts';
export { useShare } from './useShare.ts';
export { useUpdateSearchParams } from './useUpdateSearchParams.ts';
export { WithoutScripts } from './WithoutScripts.tsx';
