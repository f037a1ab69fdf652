import { Icon } from "#app/ui/icon.tsx";
import { sizeText } from "#app/ui/size-text.ts";
import type { Attachment } from "../contract.ts";

/** What was sent along with words: pictures small, files by name and size; each opens whole. */
export function Attachments({ items }: { items: Attachment[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap items-end gap-2">
      {items.map((item) => (
        <li key={item.id} className="max-w-full">
          {item.kind === "picture" ? (
            <a
              href={`/files/${item.id}`}
              data-picture=""
              className="block cursor-zoom-in overflow-clip rounded-control bg-plate"
            >
              <img
                src={item.src}
                alt={nameOf(item)}
                width={item.width}
                height={item.height}
                loading="lazy"
                decoding="async"
                className="h-40 w-auto min-w-16 object-cover"
              />
            </a>
          ) : (
            <a
              href={item.src}
              className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-well px-3 py-2 text-sm no-underline hover:border-edge"
            >
              <Icon name="file" className="text-muted" />
              <span className="min-w-0 wrap-anywhere">{item.name}</span>
              <span className="flex-none text-muted">{sizeText(item.bytes)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What a person who does not see it is told. */
export function nameOf(item: Attachment): string {
  return item.kind === "picture" ? item.alt || "Картинка без описания" : item.name;
}
