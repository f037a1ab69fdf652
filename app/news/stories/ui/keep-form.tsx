import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { DeskStory } from "../contract.ts";

type Props = { story: DeskStory; rubrics: { id: string; title: string }[] };

/** Where a story may be read when its time is over. */
export function KeepForm({ story: { author, keptOn, state, writable, inOwnName }, rubrics }: Props) {
  const { fields, problems } = useSmallForm("keep", { on: keptOn ?? "" });
  const isElsewhere = keptOn && keptOn !== "author" && !rubrics.some(({ id }) => id === keptOn);
  if (state === "archived") return <Archive archived own={inOwnName} />;
  const archive = state === "ended" && <Archive archived={false} own={inOwnName} />;
  if (!writable) return archive || <p className="text-muted">Где её оставить, решает автор.</p>;
  return (
    <Card className="space-y-5">
      <Form id="keep" className="space-y-5">
        <ErrorSummary problems={problems.filter(({ id }) => id === "keep-on")} />
        <SelectField
          field={fields.on}
          label="Где оставить историю"
          hint="Там её прочитают те же люди, которым её показывали"
          options={[
            { value: "", label: "Нигде: закроется вместе с показом" },
            { value: "author", label: `На странице автора: ${author}` },
            ...(isElsewhere ? [{ value: keptOn, label: "В рубрике другого редактора" }] : []),
            ...rubrics.map(({ id, title }) => ({ value: id, label: `В рубрике: ${title}` })),
          ]}
          optional
        />
        <FormActions>
          <Button name="intent" value="keep">
            Сохранить
          </Button>
        </FormActions>
      </Form>
      {archive}
    </Card>
  );
}

function Archive({ archived, own }: { archived: boolean; own: boolean }) {
  const readers = own ? "автор и редакторы" : "только редакторы";
  return (
    <Form className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="s" name="intent" value={archived ? "unarchive" : "archive"}>
        {archived ? "Вернуть из архива" : "Убрать в архив"}
      </Button>
      <p className="text-sm text-muted">
        {archived ? `История лежит в архиве: её видят ${readers}.` : "Из рубрики и со страницы автора она уйдёт."}
      </p>
    </Form>
  );
}
