import type { Attachment } from "#app/engines/content/contract.ts";

/** What goes with the words besides pictures: it is written on pages of its own. */
export function WrittenBeside({ files, asked }: { files: Attachment[]; asked: string | undefined }) {
  const names = files.map((file) => file.kind === "file" && file.name);
  return (
    <>
      {names.length > 0 && <p className="wrap-anywhere">Файлы: {names.join(", ")}</p>}
      {asked && <p className="wrap-anywhere">Опрос: {asked}</p>}
    </>
  );
}
