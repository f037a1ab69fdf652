import { Icon } from "../icon.tsx";
import { type IconName, icons } from "../icon-names.ts";
import { Logo, LogoMark } from "../logo.tsx";
import type { ExampleSet } from "./example.ts";

export const marks: ExampleSet = {
  id: "marks",
  title: "Знак и значки",
  examples: [
    {
      name: "Знак",
      element: (
        <div className="flex flex-wrap items-center gap-6">
          <Logo label="Вече" className="h-12" />
          <Logo className="h-8" />
          <LogoMark className="size-12" />
          <LogoMark className="size-6" />
        </div>
      ),
    },
    {
      name: "Значки",
      wide: true,
      element: (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1 text-xs text-muted">
          {(Object.keys(icons) as IconName[]).map((name) => (
            <li
              key={name}
              className="flex flex-col items-center gap-2 rounded-control p-3 hover:bg-well hover:text-ink"
            >
              <Icon name={name} size="l" className="text-ink" />
              <span lang="en">{name}</span>
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
