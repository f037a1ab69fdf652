import { Icon } from "./icon.tsx";

/** The way back up: every place but the present one, which is the page's h1. */
export function Breadcrumbs({ places }: { places: { href: string; title: string }[] }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {places.map((place) => (
          <li key={place.href} className="min-w-0">
            <a
              href={place.href}
              className="inline-block rounded-chip py-1 text-muted no-underline hover:text-link hover:underline"
            >
              {place.title}
              <Icon name="chevron-right" size="s" className="ml-1 inline-block text-edge" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
