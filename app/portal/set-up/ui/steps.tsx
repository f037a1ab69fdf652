import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export type Step = { icon: IconName; title: string; text: ReactNode };

/** What to do, one thing after another, each with the sign that one sees on the device. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="mt-4 grid gap-3">
      {steps.map(({ icon, title, text }, index) => (
        <li key={title} className="flex items-start gap-4 rounded-card border border-line bg-surface p-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-link">
            <Icon name={icon} size="l" />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">
              {index + 1}. {title}
            </p>
            <p className="mt-0.5 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
