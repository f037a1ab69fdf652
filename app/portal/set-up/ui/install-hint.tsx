import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/web/form.tsx";

/** Once for a person on a kind of device: that the portal can stand on its screen. In a window of its own it hides. */
export function InstallHint({ href, text }: { href: string; text: string }) {
  return (
    <Form className="installed:hidden mt-5 flex flex-wrap items-center gap-x-3 rounded-card bg-tint px-4 py-1.5">
      <a href={href} className="flex-1 basis-56">
        {text}
      </a>
      <Button look="quiet" size="s" name="intent" value="install-hint">
        Скрыть подсказку
      </Button>
    </Form>
  );
}
