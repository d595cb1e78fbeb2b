import { Button, ButtonLink, type ButtonSize, type ButtonVariant, Icon } from 'shared/ui';

const variants: ButtonVariant[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
];
const sizes: Exclude<ButtonSize, 'icon'>[] = ['sm', 'default', 'lg'];

/** Every variant in every size, as a sign alone, and disabled. */
export function ButtonExhibit() {
  return (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`${variant}, icon`}>
            <Icon name="download" />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </div>
      ))}
    </div>
  );
}

/** A link within the site that looks like a button. */
export function ButtonLinkExhibit() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {variants.map((variant) => (
        <ButtonLink key={variant} to="/gallery/components" variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </div>
  );
}
