import type { CourseTone, Level } from "#app/learning/courses/contract.ts";

export type DemoLesson = {
  title: string;
  section?: string;
  text?: string;
  link?: string;
  video?: string;
  /** The title of a test that the demo company has. */
  quiz?: string;
  /** Which of the packages of the demo company it plays. */
  scorm?: "1.2" | "2004";
  /** The title of an event of the demo company's calendar. */
  event?: string;
  /** Somebody checks what is sent of it. */
  task?: true;
  minutes: number;
  optional?: true;
};

export type DemoCourse = {
  company: "coffee" | "road" | "code";
  title: string;
  summary: string;
  tags: string[];
  level: Level;
  tone: CourseTone;
  free?: true;
  leastPass?: number;
  validMonths?: number;
  /** The title of a course that is to be passed first. */
  after?: string;
  /** What its second version has added: whoever is in the middle is offered to move. */
  added?: DemoLesson;
  lessons: DemoLesson[];
};

/** A lesson to read. */
export const text = (title: string, minutes: number, words: string, section = ""): DemoLesson => ({
  title,
  minutes,
  text: words,
  section,
});
