import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskFrame } from "../contract.ts";
import { FrameWords } from "./frame-words.tsx";

type Values = { film: string; image: string; alt: string; text: string; link: string };

/** A frame that is a film: its file, the picture before it, what is in it for those who do not see or hear it. */
export function FilmForm({ frame, back }: { frame?: DeskFrame; back: string }) {
  const { form, fields, problems } = usePageForm<Values>("film", {
    alt: frame?.picture.alt,
    text: frame?.text,
    link: frame?.link ?? "",
  });
  const pause = usePause();
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
  return (
    <Card pad="l">
      <Form id={form.id} encType="multipart/form-data" className="space-y-6">
        <ErrorSummary problems={problems} />
        <FileField
          field={fields.film}
          label={frame ? "Заменить видео" : "Видео"}
          hint="MP4 (H.264) или WebM, не длиннее минуты, до 100 МБ. У читателей оно начнётся без звука"
          accept="video/mp4,video/webm"
          optional={Boolean(frame)}
        />
        <ImageField
          name="image"
          id={fields.image.id}
          errors={fields.image.errors}
          label={frame ? "Заменить обложку" : "Обложка видео"}
          hint="Что видно до начала: JPEG, PNG, WebP или GIF до 10 МБ"
          current={frame && { src: `/files/${frame.picture.id}/480`, alt: "Нынешняя обложка видео" }}
          optional={Boolean(frame)}
        />
        <TextareaField
          field={fields.alt}
          label="Что в видео"
          hint="Стоит под видео – для тех, кто его не видит или не слышит: что происходит и о чём говорят"
          rows={3}
          maxLength={1000}
        />
        <FrameWords text={fields.text} link={fields.link} />
        <FormActions>
          <Button look="primary" name="intent" value="save-film">
            {frame ? "Сохранить" : "Добавить видео"}
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
