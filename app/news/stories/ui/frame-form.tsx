import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskFrame } from "../contract.ts";
import { FrameWords } from "./frame-words.tsx";

type Values = { image: string; alt: string; text: string; link: string; seconds: string };

const seconds = [3, 4, 5, 6, 8, 10, 12, 15].map((count) => ({ value: String(count), label: `${count} с` }));

/** One frame: its picture, words for those who do not see it, words under it, a link, its time. */
export function FrameForm({ frame, back }: { frame?: DeskFrame; back: string }) {
  const { form, fields, problems } = usePageForm<Values>("frame", {
    alt: frame?.picture.alt,
    text: frame?.text,
    link: frame?.link ?? "",
    seconds: String(frame?.seconds ?? 5),
  });
  const known = seconds.some(({ value }) => value === fields.seconds.initialValue);
  const own = fields.seconds.initialValue ?? "5";
  const pause = usePause();
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
  return (
    <Card pad="l">
      <Form id={form.id} encType="multipart/form-data" className="space-y-6">
        <ErrorSummary problems={problems} />
        <ImageField
          name="image"
          id={fields.image.id}
          errors={fields.image.errors}
          label={frame ? "Заменить картинку" : "Картинка"}
          hint="JPEG, PNG, WebP или GIF до 10 МБ. Лучше вертикальная, 4 : 5"
          current={frame && { src: `/files/${frame.picture.id}/480`, alt: frame.picture.alt }}
          optional={Boolean(frame)}
        />
        <TextField
          field={fields.alt}
          label="Что на картинке"
          hint="Это услышат те, кто не видит картинку"
          maxLength={250}
          autoComplete="off"
        />
        <FrameWords text={fields.text} link={fields.link} />
        <SelectField
          field={fields.seconds}
          label="Сколько держится на экране"
          options={known ? seconds : [...seconds, { value: own, label: `${own} с` }]}
        />
        <FormActions>
          <Button look="primary" name="intent" value="save">
            {frame ? "Сохранить" : "Добавить кадр"}
          </Button>
          {!frame && (
            <Button name="intent" value="save-and-next">
              Добавить и перейти к следующему
            </Button>
          )}
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
