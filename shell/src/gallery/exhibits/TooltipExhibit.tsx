import { Button, Icon, Tooltip } from 'shared/ui';

export function TooltipExhibit() {
  return (
    <Tooltip label="Scarica">
      <Button variant="outline" size="icon">
        <Icon name="download" />
      </Button>
    </Tooltip>
  );
}
