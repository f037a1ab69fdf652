import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { Attachment } from "../contract.ts";
import { nameOf } from "./attachments.tsx";

/** Pictures and files that go with the words: a plain field, folded until it is wanted. */
export function AttachedNow({ files, alts }: { files: FieldSource; alts: FieldSource }) {
  const isOpen = Boolean(files.errors ?? alts.errors ?? alts.defaultValue);
  return (
    <details open={isOpen || undefined}>
      <summary className="flex min-h-9 w-fit items-center gap-1.5 rounded-chip text-muted hover:text-ink">
        <Icon name="attach" size="s" />
        Приложить картинки или файлы
      </summary>
      <div className="mt-2 space-y-3">
        <FileField
          field={files}
          label="Картинки и файлы"
          hint="До 5 вместе: картинки до 10 МБ, от движущейся останется первый кадр; документы и другие файлы до 25 МБ"
          multiple
          optional
        />
        <TextareaField
          field={alts}
          label="Что на картинках"
          hint="По строке на картинку. Прочитают те, кто картинок не видит"
          rows={2}
          maxLength={1500}
          optional
        />
      </div>
    </details>
  );
}

/** What came with the words before: it stays unless it is ticked. */
export function AttachedBefore({ id, items }: { id: string; items: Attachment[] }) {
  return (
    <fieldset>
      <legend className="font-medium">Убрать приложенное</legend>
      {items.map((item) => (
        <CheckboxField key={item.id} id={`${id}-${item.id}`} name="drop" value={item.id} label={nameOf(item)} />
      ))}
    </fieldset>
  );
}
