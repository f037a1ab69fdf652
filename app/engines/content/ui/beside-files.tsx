import type { Attachment } from "../contract.ts";
import { Attachments } from "./attachments.tsx";

/** The files that go with a publication, under its words. */
export function BesideFiles({ items }: { items: Attachment[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="files" className="mt-6">
      <h2 id="files" className="text-base">
        Файлы
      </h2>
      <Attachments items={items} />
    </section>
  );
}
