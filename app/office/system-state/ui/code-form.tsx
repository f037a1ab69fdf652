import { Button } from "#app/ui/button.tsx";
import { href } from "#app/web/urls.ts";
import { systemState } from "../routes.ts";

/** Finds a mistake by the code that its person has told; a plain GET form. */
export function CodeForm({ code }: { code: string | undefined }) {
  return (
    <form method="get" action={href(systemState.errors)} className="mb-6 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 sm:max-w-xs">
        <label htmlFor="code" className="mb-1.5 block font-medium text-ink">
          Код ошибки
        </label>
        <input
          id="code"
          type="text"
          name="code"
          maxLength={20}
          defaultValue={code}
          autoComplete="off"
          className="control"
        />
      </div>
      <Button look="primary">Найти</Button>
    </form>
  );
}
