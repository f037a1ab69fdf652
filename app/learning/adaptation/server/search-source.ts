import { and, eq } from "drizzle-orm";
import { isRunIn, readLines } from "#app/engines/progress/server/index.ts";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { StepDraft } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { adaptationRuns, adaptationVersions } from "./schema.ts";

const nothing = { items: [], total: 0, more: false };
const most = 50;

/** A newcomer's own steps, by their names and words, while they are on their way. Notes of others are not asked. */
export const adaptationSource: SearchSource = {
  asked: {
    tab: "adaptation",
    async find(viewer, { query }) {
      if (viewer.isGuest || query.trim().length < 3 || /[#@":]/.test(query)) return nothing;
      const runs = await readOwn(viewer);
      if (!runs.length) return nothing;
      const ids = runs.map(({ id }) => id);
      const words = plain(query).split(/\s+/).filter(Boolean);
      const lines = await readLines(ids, ["available", "in-progress", "submitted", "returned", "done", "skipped"]);
      const found = lines.flatMap(({ runId, key, title, role }) => {
        const run = runs.find(({ id }) => id === runId)!;
        const { level, body } = placeOf(run, key);
        const text = plain(`${title} ${body}`);
        if (role !== "newcomer" || !words.every((word) => text.includes(word))) return [];
        return [
          { key, title, body, href: href(adaptation.lesson, { trajectoryId: runId, levelId: level, lessonId: key }) },
        ];
      });
      return {
        total: found.length,
        more: found.length > most,
        page: href(adaptation.home),
        items: found.slice(0, most).map(({ key, title, body, href }) => ({
          id: key,
          kind: "step" as const,
          href,
          title: [{ text: title, found: false }],
          snippet: body ? [{ text: body.slice(0, 200), found: false }] : [],
        })),
      };
    },
  },
};

const readOwn = ({ accountId }: Viewer) =>
  db()
    .select({
      id: adaptationRuns.runId,
      ownSteps: adaptationRuns.ownSteps,
      document: adaptationVersions.document,
    })
    .from(adaptationRuns)
    .innerJoin(adaptationVersions, eq(adaptationVersions.planId, adaptationRuns.planId))
    .where(
      and(eq(adaptationRuns.accountId, accountId), isRunIn(adaptationRuns.runId, ["planned", "active", "paused"])),
    );

type Own = Awaited<ReturnType<typeof readOwn>>[number];

/** In which level a step stands, and its words; one of their own stands wherever its page says. */
function placeOf({ document: { levels }, ownSteps }: Own, key: string): { level: string; body: string } {
  const isIt = (step: StepDraft) => step.key === key;
  const level = levels.find(({ steps }) => steps.some(isIt));
  const body = (level?.steps.find(isIt) ?? ownSteps.find(isIt))?.body ?? "";
  return { level: (level ?? levels[0])!.key, body };
}

const plain = (text: string) => text.toLowerCase().replaceAll("ё", "е");
