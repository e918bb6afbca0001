import { iconPaths } from '../ui/icon.tsx';

const paths = {
  ...iconPaths,
  clock: 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5M12 7v5l3.5 2',
  pin: 'M12 20.5c4-4.6 6-8 6-10.7a6 6 0 1 0-12 0c0 2.7 2 6.1 6 10.7ZM12 8v4M10 10h4',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M3.5 8h17M3.5 16h17',
  shield: 'M12 3.5 4.5 6v6c0 4 3 7 7.5 8.5 4.5-1.5 7.5-4.5 7.5-8.5V6zM8.5 12l2.5 2.5 4.5-5',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  level: 'M2.5 8.5h19v7h-19zM9 8.5v7M15 8.5v7M12 10.75a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5',
} as const;

export type DocumentIconName = keyof typeof paths;

/** Has also the icons that only documents show, so that no browser loads their paths with those of the islands. */
export function DocumentIcon({ name, className = '' }: { name: DocumentIconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
