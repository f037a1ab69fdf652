import type { ThemeName } from "#app/engines/content/contract.ts";
import { themeNames, themeTitles } from "#app/engines/content/ui/themes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Form } from "#app/web/form.tsx";

type Props = { words: string; theme: ThemeName | undefined; back: string };

const tile =
  "relative flex min-h-28 items-center justify-center rounded-card border border-line p-4 text-center font-semibold has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** The choice of a background, each shown with the words that will stand on it. */
export function ThemeForm({ words, theme, back }: Props) {
  return (
    <Form className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
      <fieldset>
        <legend className="font-medium">Фон</legend>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {[undefined, ...themeNames].map((name) => (
            <div key={name ?? "none"} className={`${tile} ${name ? `theme-${name}` : "bg-well"}`}>
              <input
                type="radio"
                name="theme"
                value={name ?? ""}
                id={`theme-${name ?? "none"}`}
                defaultChecked={theme === name}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <label htmlFor={`theme-${name ?? "none"}`} className="line-clamp-3">
                <span className="sr-only">{name ? themeTitles[name] : "Без фона"}: </span>
                {words || (name ? themeTitles[name] : "Без фона")}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <FormActions>
        <Button look="primary" name="intent" value="paint">
          Выбрать
        </Button>
        <ButtonLink look="quiet" href={back} data-document>
          Назад
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
