import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { gradings, stepWords, unlocks } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { StepForm } from "../ui/step-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Шаг программы");

export const loader = load(async ({ api, params: { id = "", key = "" }, query, requestId, now }) => {
  const { title, document } = await api.adaptation.template({ id });
  const level =
    document.levels.find((one) => one.steps.some((step) => step.key === key)) ??
    document.levels.find((one) => one.key === query.level) ??
    document.levels[0];
  const step = level?.steps.find((one) => one.key === key) ?? null;
  if (!level || (!step && key !== "new")) throw data({ code: requestId, at: now }, { status: 404 });
  const levels = document.levels.map((one) => ({ value: one.key, label: one.title }));
  return { id, title, level: level.key, levels, step };
});

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

const stepForm = z.object({
  ...stepWords,
  level: z.uuid({ error: "Выберите уровень" }),
  title: z.string({ error: "Назовите шаг" }).pipe(stepWords.title),
  items: z
    .string()
    .default("")
    .transform((lines) =>
      lines
        .split("\n")
        .map((line) => line.replace(/^[-•*]\s+/, "").trim())
        .filter(Boolean),
    )
    .pipe(stepWords.items.unwrap()),
  required: ticked,
  checked: ticked,
  unlock: z.enum(unlocks, { error: "Выберите, когда он откроется" }),
  grading: z.enum(gradings).default("none"),
});

export const action = act({
  save: intent(stepForm, async ({ api, value, params: { id = "", key = "" } }) => {
    const made = await api.adaptation.putStep({ id, ...(key !== "new" && { key }), ...value });
    const toast = { id: "step", kind: "success" as const, text: "Шаг сохранён" };
    return { to: `${href(adaptationDesk.adminTemplate, { id })}#${made.part}`, toast };
  }),
});

export default function AdminStep() {
  const { id, title, level, levels, step } = useLoaderData<typeof loader>();
  const back = href(adaptationDesk.adminTemplate, { id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={step ? step.title : "Новый шаг"} places={[{ href: back, title }]} />
      <StepForm {...{ step, level, levels, back }} />
    </div>
  );
}
