import { Icon, iconNames } from 'shared/ui';

export function IconExhibit() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-5">
      {iconNames().map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-xs text-quiet">
          <Icon name={name} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  );
}
