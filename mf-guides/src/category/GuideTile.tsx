import { Card, ExternalLink, Icon } from 'shared/ui';

interface GuideTileProps {
  title: string | null;
  description: string | null;
  href: string | null;
  colour: string | undefined;
}

/** One guide: a tile that is a link to its file. Without a usable address it is only its title. */
export function GuideTile({ title, description, href, colour }: GuideTileProps) {
  const name = title?.trim() || '—';
  return (
    <Card interactive className="flex h-full gap-4">
      <span style={{ color: colour }} className="pt-0.5">
        <Icon name="file" className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="text-base font-semibold break-words">
          <ExternalLink href={href} className="after:absolute after:inset-0" fallback={name}>
            {name}
          </ExternalLink>
        </h2>
        {description ? (
          <p className="line-clamp-2 pt-1 text-sm text-quiet">{description.trim()}</p>
        ) : null}
      </div>
    </Card>
  );
}
