import { demoId } from "./id.ts";
import type { Random } from "./random.ts";
import { themes } from "./texts/index.ts";
import type { Theme } from "./theme.ts";
import type { World } from "./world.ts";

type Heading = {
  title: string;
  slug: string;
  description: string;
  themes: (keyof typeof themes)[];
  /** The section that it stands in. */
  within?: string;
};

const headings: Record<string, Heading> = {
  company: {
    title: "Новости компании",
    slug: "novosti",
    description: "Что открыли, что изменили и куда идём.",
    themes: [],
  },
  safety: {
    title: "Безопасность",
    slug: "bezopasnost",
    within: "company",
    description: "Охрана труда, дорога, данные: коротко о важном.",
    themes: ["safetyDay", "phishing", "winterDriving", "qualityAudit", "itMaintenance", "parking"],
  },
  growth: {
    title: "Обучение и рост",
    slug: "obuchenie",
    description: "Курсы, наставники, профессии и клубы.",
    themes: ["course", "mentoring", "englishClub", "profession", "referral", "bookClub"],
  },
  care: {
    title: "Забота и льготы",
    slug: "zabota",
    description: "Здоровье, отпуск, дети и всё, что полагается.",
    themes: ["dms", "donors", "healthDay", "vacations", "kidsDrawings", "canteen"],
  },
  technology: {
    title: "Продукт и технологии",
    slug: "tehnologii",
    within: "company",
    description: "Что выпустили и как это устроено.",
    themes: ["releaseNotes", "projectCase", "paperless"],
  },
  events: {
    title: "События",
    slug: "sobytiya",
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

/** The rubrics of every company: the same headings, each with its own news; `files` are the stored covers. */
export function rubrics(random: Random, { companies, covers }: World, files: readonly string[]) {
  const coverOf = ([first]: Heading["themes"]) => {
    const at = covers.findIndex(({ scene }) => first && scene === themes[first]!.scenes[0]);
    return at < 0 ? { coverId: null, coverAlt: "" } : { coverId: files[at]!, coverAlt: covers[at]!.alt };
  };
  return companies.flatMap((company) =>
    Object.entries(headings).map(([key, { title, slug, description, within, themes: about }], place) => ({
      id: rubricId(random, company, key),
      groupId: company.id,
      reach: "company" as const,
      title,
      slug,
      ...coverOf(about),
      parentId: within ? rubricId(random, company, within) : null,
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

export function rubricId(random: Random, { key, createdAt }: World["companies"][number], name: string): string {
  return demoId(random.fork(`rubric/${key}/${name}`), createdAt);
}
