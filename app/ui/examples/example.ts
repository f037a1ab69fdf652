import type { ReactNode } from "react";

/** One component in all its states, as data: the gallery draws it, the accessibility test reads it. */
export type ExampleSet = {
  id: string;
  title: string;
  examples: { name: string; element: ReactNode; wide?: boolean }[];
};
