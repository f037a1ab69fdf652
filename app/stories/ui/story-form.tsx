import type { AudienceChoices } from "#app/account/contract.ts";
import { ReadersField } from "#app/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { usePageForm } from "#app/web/reply.ts";
import type { DeskStory } from "../contract.ts";

type Values = { title: string; readers: string; parts: string[] };

type Props = {
  choices: AudienceChoices;
  send: string;
  back: string;
  source?: Pick<DeskStory, "title" | "reach" | "audience" | "revision">;
};

/** The name of a story and its readers; frames come after. */
export function StoryForm({ choices, send, back, source }: Props) {
  const { form, fields, problems } = usePageForm<Values>("story", { title: source?.title });
  const isOutrun = source && problems.some(({ id }) => id === form.id);
  return (
    <Card pad="l">
      <Form id={form.id} className="space-y-6">
        <ErrorSummary problems={problems} />
        {source && <input type="hidden" name="revision" value={source.revision} />}
        {isOutrun && <Notice title="Уже сохранено">{`Название: «${source.title}».`}</Notice>}
        <TextField field={fields.title} label="Название" hint="До 40 знаков" maxLength={40} autoComplete="off" />
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
