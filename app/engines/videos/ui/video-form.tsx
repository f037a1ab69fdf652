import { Button } from "#app/ui/button.tsx";
import { drawable } from "#app/ui/chosen-files.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

const id = "video";

/** A film from the device: its file, what is in it, what is seen before it begins. */
export function VideoForm() {
  const { fields, problems } = useSmallForm(id, { file: undefined, description: undefined, poster: undefined });
  return (
    <Form id={id} encType="multipart/form-data" className="space-y-6">
      <ErrorSummary problems={problems} />
      <FileField
        field={fields.file}
        label="Видео"
        hint="MP4 (H.264) или WebM до 100 МБ: портал показывает видео таким, какое оно есть"
        accept="video/mp4,video/webm"
      />
      <TextareaField
        field={fields.description}
        label="Что в видео"
        hint="Прочитают те, кто его не видит или не слышит: что происходит и о чём говорят"
        rows={3}
        maxLength={1000}
      />
      <FileField
        field={fields.poster}
        label="Обложка"
        hint="Картинка до начала: JPEG, PNG, WebP или GIF до 10 МБ"
        accept={drawable}
        optional
      />
      <FormActions>
        <Button look="primary" name="intent" value="add" icon="upload">
          Загрузить
        </Button>
      </FormActions>
    </Form>
  );
}
