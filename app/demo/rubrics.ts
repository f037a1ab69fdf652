import { demoId } from "./id.ts";
import type { Random } from "./random.ts";
import { themes } from "./texts/index.ts";
import type { Theme } from "./theme.ts";
import type { World } from "./world.ts";

type Heading = { title: string; description: string; themes: (keyof typeof themes)[] };

const headings: Record<string, Heading> = {
  company: { title: "Новости компании", description: "Что открыли, что изменили и куда идём.", themes: [] },
  safety: {
    title: "Безопасность",
    description: "Охрана труда, дорога, данные: коротко о важном.",
    themes: ["safetyDay", "phishing", "winterDriving", "qualityAudit", "itMaintenance", "parking"],
  },
  growth: {
    title: "Обучение и рост",
    description: "Курсы, наставники, профессии и клубы.",
    themes: ["course", "mentoring", "englishClub", "profession", "referral", "bookClub"],
  },
  care: {
    title: "Забота и льготы",
    description: "Здоровье, отпуск, дети и всё, что полагается.",
    themes: ["dms", "donors", "healthDay", "vacations", "kidsDrawings", "canteen"],
  },
  technology: {
    title: "Продукт и технологии",
    description: "Что выпустили и как это устроено.",
    themes: ["releaseNotes", "projectCase", "paperless"],
  },
  events: {
    title: "События",
    description: "Где встретиться, чему поболеть и что попробовать.",
    themes: [
      "hackathon",
      "marathon",
      "tournament",
      "cleanupDay",
      "craftFair",
      "photoContest",
      "bikeToWork",
      "volunteers",
    ],
  },
};

const keyOf = new Map<Theme, string>(
  Object.entries(headings).flatMap(([key, heading]) => heading.themes.map((name) => [themes[name]!, key] as const)),
);

/** What must be read while it is new. */
export const isUrgent = (theme: Theme): boolean => theme === themes.safetyDay || theme === themes.phishing;

/** The rubrics of every company: the same headings, each with its own news. */
export function rubrics(random: Random, { companies }: World) {
  return companies.flatMap((company) =>
    Object.entries(headings).map(([key, { title, description }], place) => ({
      id: rubricId(random, company, key),
      groupId: company.id,
      reach: "company" as const,
      title,
      description,
      place,
      fourEyes: key === "safety",
      createdAt: company.createdAt,
    })),
  );
}

/** Where a news item of this subject stands. */
export function rubricOf(random: Random, { companies }: World, groupId: string, theme: Theme): string {
  return rubricId(random, companies.find(({ id }) => id === groupId)!, keyOf.get(theme) ?? "company");
}

function rubricId(random: Random, { key, createdAt }: World["companies"][number], name: string): string {
  return demoId(random.fork(`rubric/${key}/${name}`), createdAt);
}
