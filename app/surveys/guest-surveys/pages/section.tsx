import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { guestIntent } from "#app/engines/questionnaires/forms.ts";
import { SectionForm } from "#app/engines/questionnaires/ui/section-form.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { findAsGuest } from "../forms.ts";
import { guestSurveys } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопросы для гостей");

export const loader = load(async ({ api, params: { token = "", part = "" } }) => {
  const survey = await findAsGuest(api, token);
  // What may not be answered is told of on the survey's own page.
  if (!survey?.mayAnswer) throw redirect(href(guestSurveys.whole, { token }));
  const at = Number(part);
  const isThere = Number.isInteger(at) && at >= 1 && at <= survey.parts;
  if (!isThere) throw redirect(href(guestSurveys.section, { token, part: "1" }));
  return { section: await api.questionnaires.guestSection({ token, part: String(at) }) };
});

export const action = act({
  answer: guestIntent((token) => ({
    section: (part) => href(guestSurveys.section, { token, part: String(part) }),
    whole: href(guestSurveys.whole, { token }),
    sent: href(guestSurveys.sent),
  })),
});

export default function GuestSection() {
  const { section } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={section.title}>
        {section.part === 1 && "Без имени: портал его не спрашивает и не хранит."}
      </PageHeader>
      <SectionForm key={section.part} section={section} guest />
    </div>
  );
}
