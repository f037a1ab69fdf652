import { Attachments, nameOf } from "#app/engines/content/ui/attachments.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { DeskExtras } from "../contract.ts";

const most = 10;

/** The files beside a publication: each can be taken away, more can come. */
export function FilesCard({ files }: Pick<DeskExtras, "files">) {
  const { fields, problems } = useSmallForm("attach", { files: undefined });
  return (
    <Section id="files" title="Файлы">
      <Card className="space-y-5">
        {files.length > 0 && (
          <ul className="space-y-2">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Attachments items={[file]} />
                <Form>
                  <input type="hidden" name="file" value={file.id} />
                  <Button look="quiet-danger" size="s" name="intent" value="detach">
                    Убрать <VisuallyHidden>{nameOf(file)}</VisuallyHidden>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {files.length < most ? (
          <Form id="attach" encType="multipart/form-data" className="space-y-4">
            <ErrorSummary problems={problems} />
            <FileField
              field={fields.files}
              label="Добавить файлы"
              hint={`До ${most} вместе: картинки до 10 МБ, документы и другие файлы до 25 МБ`}
              multiple
            />
            <Button look="primary" icon="attach" name="intent" value="attach">
              Приложить
            </Button>
          </Form>
        ) : (
          <p className="text-soft">Файлов уже {most}, больше не поместится.</p>
        )}
      </Card>
    </Section>
  );
}
