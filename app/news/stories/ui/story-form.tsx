import { PauseNotice, usePause } from "#app/engines/moderation/ui/pause.tsx";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { ImageField } from "#app/ui/image-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskStory } from "../contract.ts";
import { useDesk } from "./desk-pages.ts";

type Values = { title: string; cover: string; readers: string; parts: string[] };

type Props = {
  choices: AudienceChoices;
  send: string;
  back: string;
  source?: Pick<DeskStory, "title" | "cover" | "ownCover" | "inOwnName" | "reach" | "audience" | "revision">;
};

/** The name of a story, its cover and its readers; frames come after. */
export function StoryForm({ choices, send, back, source }: Props) {
  const { form, fields, problems } = usePageForm<Values>("story", { title: source?.title });
  const { isEditor } = useDesk();
  const pause = usePause();
  if (pause && problems.length === 0) return <PauseNotice pause={pause} />;
  const isPersonal = source ? source.inOwnName : !isEditor;
  const own = source?.ownCover ? source.cover : null;
  const isOutrun = source && problems.some(({ id }) => id === form.id);
  return (
    <Card pad="l">
      <Form id={form.id} encType="multipart/form-data" className="space-y-6">
        <ErrorSummary problems={problems} />
        {source && <input type="hidden" name="revision" value={source.revision} />}
        {isOutrun && <Notice title="Уже сохранено">{`Название: «${source.title}».`}</Notice>}
        <TextField field={fields.title} label="Название" hint="До 40 знаков" maxLength={40} autoComplete="off" />
        <ImageField
          name="cover"
          id={fields.cover.id}
          errors={fields.cover.errors}
          label="Обложка"
          hint={`Кружок на главной. Без неё там ${isPersonal ? "ваш портрет" : "картинка первого кадра"}. JPEG, PNG, WebP или GIF до 10 МБ`}
          shape="round"
          current={own && { src: `/files/${own.id}/480`, alt: "Нынешняя обложка" }}
          removeName="dropCover"
          optional
        />
        <ReadersField fields={fields} choices={choices} value={source} />
        <FormActions>
          <Button look="primary" name="intent" value="save">
            {send}
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}
