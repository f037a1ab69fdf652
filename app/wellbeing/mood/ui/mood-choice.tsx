import { Icon } from "#app/ui/icon.tsx";
import type { MoodLevel } from "../contract.ts";
import { levelIcons, levelTitles } from "./levels.ts";

type Props = { id: string; legend: string; chosen?: MoodLevel; errors?: string[] | undefined };

const levels = Object.keys(levelTitles) as MoodLevel[];

/** The four moods as radio buttons that fill their tiles: a face and a word each. */
export function MoodChoice({ id, legend, chosen, errors = [] }: Props) {
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 rounded-chip">
      <legend className="mb-2 font-medium">{legend}</legend>
      {errors.length > 0 && (
        <p id={`${id}-error`} className="mb-2 text-sm text-danger">
          {errors.join(". ")}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        {levels.map((level) => (
          <span key={level} className="relative flex min-h-11 items-center">
            <input
              id={`${id}-${level}`}
              type="radio"
              name="level"
              value={level}
              required
              defaultChecked={level === chosen}
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={errors.length ? `${id}-error` : undefined}
              className="peer tile-radio"
            />
            <label
              htmlFor={`${id}-${level}`}
              className="pointer-events-none relative flex min-w-0 items-center gap-2 px-3 text-sm font-medium peer-checked:text-link"
            >
              <Icon name={levelIcons[level]} />
              {levelTitles[level]}
            </label>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
