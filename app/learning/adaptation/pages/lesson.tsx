import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { StepView } from "../contract.ts";
import { lessonIntents, readLesson } from "../forms.ts";
import { adaptation } from "../routes.ts";
import { FinishForm } from "../ui/finish-form.tsx";
import { Lesson } from "../ui/lesson.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ step: StepView }>(({ step }) => `Шаг: ${step.title}`, "Шаг адаптации");

export const loader = load((args) => readLesson(args, "lesson"));

export const action = act(lessonIntents);

export default function LessonPage() {
  const { step, clock } = useLoaderData<typeof loader>();
  const where = { trajectoryId: step.run.id, levelId: step.level.key, lessonId: step.key };
  return (
    <Lesson step={step} clock={clock}>
      {step.kind === "checklist" || step.kind === "task" ? (
        <p className="mt-6">
          <ButtonLink
            look={step.mine ? "primary" : "secondary"}
            icon={step.kind === "task" ? "edit" : "check"}
            href={href(step.kind === "task" ? adaptation.task : adaptation.checklist, where)}
          >
            {step.kind === "task" ? "К заданию" : "К списку дел"}
          </ButtonLink>
        </p>
      ) : (
        <FinishForm step={step} />
      )}
    </Lesson>
  );
}
