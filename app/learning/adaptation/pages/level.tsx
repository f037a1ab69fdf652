import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { LevelView } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { progressText } from "../ui/run-card.tsx";
import { StepList } from "../ui/step-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ level: LevelView }>(({ level }) => level.title, "Уровень адаптации");

export const loader = load(async ({ api, params: { trajectoryId = "", levelId = "" }, requestId, now }) => {
  const { levels, id, title, today } = await api.adaptation.run({ id: trajectoryId });
  const at = levels.findIndex(({ key }) => key === levelId);
  const level = levels[at];
  if (!level) throw data({ code: requestId, at: now }, { status: 404 });
  const nearby = (one: LevelView | undefined) => one && { key: one.key, title: one.title };
  return { id, title, today, level, before: nearby(levels[at - 1]), next: nearby(levels[at + 1]) };
});

export default function Level() {
  const { id, title, today, level, before, next } = useLoaderData<typeof loader>();
  const levelHref = (levelId: string) => href(adaptation.level, { trajectoryId: id, levelId });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={level.title}
        places={[
          { href: href(adaptation.home), title: "Адаптация" },
          { href: href(adaptation.trajectory, { trajectoryId: id }), title },
        ]}
      >
        {level.about}
      </PageHeader>
      {level.required > 0 && (
        <div className="mb-6">
          <Progress label="Пройдено" value={level.done} max={level.required} text={progressText(level)} />
        </div>
      )}
      <StepList
        steps={level.steps}
        today={today}
        hrefOf={({ key }) => href(adaptation.lesson, { trajectoryId: id, levelId: level.key, lessonId: key })}
      />
      <nav aria-label="Уровни" className="mt-6 flex flex-wrap justify-between gap-3">
        {before ? (
          <a href={levelHref(before.key)} className="inline-block min-h-6 text-link">
            {`← ${before.title}`}
          </a>
        ) : (
          <span />
        )}
        {next && (
          <a href={levelHref(next.key)} className="inline-block min-h-6 text-link">
            {`${next.title} →`}
          </a>
        )}
      </nav>
    </div>
  );
}
