import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { publishForm } from "../forms.ts";
import { agreements } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Публикация версии");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const { title, demand, code, written, of } = await api.agreements.desked({ id });
  return { id, title, demand, closes: code === "personal-data", written, of };
});

export const action = act({
  publish: intent(publishForm, async ({ api, params: { id = "" }, value }) => {
    const { inForce } = await api.agreements.publish({ id, ...value });
    const text = inForce ? "Версия опубликована и уже действует" : "Версия опубликована и вступит в силу в свой день";
    return { to: href(agreements.adminAgreement, { id }), toast: { id: "agreement", kind: "success", text } };
  }),
});

export default function PublishVersion() {
  const { id, title, demand, closes, written, of } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { form, problems } = usePageForm("publish");
  const back = href(agreements.adminAgreement, { id });
  if (!written)
    return (
      <DialogPage title="Публиковать нечего">
        <p className="text-soft">Черновика у документа «{title}» нет.</p>
        <div className="mt-6">
          <DialogCancel href={back}>Вернуться</DialogCancel>
        </div>
      </DialogPage>
    );
  const from = written.effectiveFrom && written.effectiveFrom > now ? written.effectiveFrom : null;
  return (
    <DialogPage title={`Опубликовать версию ${written.number}?`} width="m">
      <p>«{title}»</p>
      <div className="prose mt-4">
        <ul>
          <li>
            {from ? (
              <>
                Она вступит в силу <Time value={from} zone={viewer.timeZone} now={now} look="day" />.
              </>
            ) : (
              "Она вступит в силу сразу."
            )}
          </li>
          <li>{asked(demand, of)}</li>
          {closes && <li>Пока человек её не примет, страницы портала для него закрыты. Вас это тоже коснётся.</li>}
          <li>Изменить опубликованное нельзя: только выпустить следующую версию.</li>
        </ul>
      </div>
      <Form id={form.id} className="mt-6 space-y-5">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="revision" value={written.revision} />
        <FormActions>
          <Button look="primary" name="intent" value="publish">
            Опубликовать
          </Button>
          <DialogCancel href={back} />
        </FormActions>
      </Form>
    </DialogPage>
  );
}

function asked(demand: "must" | "may" | "none", of: number): string {
  if (demand === "none") return "Принимать её не нужно: её только читают.";
  const people = counted(of, ["человека", "человека", "человек"]);
  return demand === "must"
    ? `Принять её попросят ${people}.`
    : `Её предложат: ${counted(of, ["человеку", "людям", "людям"])}, кто согласен – примет.`;
}
