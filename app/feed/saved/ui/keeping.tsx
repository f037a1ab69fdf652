import { useEffect, useState } from "react";
import { shortLinks } from "#app/portal/short-links/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";

/** What one does with a publication once it has been read: keeps it, sends it on, prints it. `address` is the whole one. */
export function Keeping({ saved, address, brief = false }: { saved: boolean; address: string; brief?: boolean }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Form data-keep-scroll>
        <Button
          look="quiet"
          size="s"
          icon="bookmark"
          iconOnly={brief}
          name="intent"
          value={saved ? "let-go" : "keep"}
          aria-pressed={saved}
        >
          {saved ? "В избранном" : "В избранное"}
        </Button>
      </Form>
      <Menu label="Поделиться" icon="share" iconOnly={brief} size="s">
        <li className="space-y-2 p-2">
          <label className="block text-sm text-muted">
            Адрес страницы
            <input type="text" className="control mt-1" readOnly value={address} />
          </label>
          <Link href={href(shortLinks.share, null, { to: new URL(address).pathname })} className="inline-block min-h-6">
            Короткая ссылка и QR-код
          </Link>
          {isReady && (
            <Button type="button" look="tinted" size="s" icon="copy" data-copy={address}>
              Скопировать
            </Button>
          )}
        </li>
      </Menu>
      {isReady && (
        <Button type="button" look="quiet" size="s" icon="print" iconOnly={brief} data-print>
          Печать
        </Button>
      )}
    </div>
  );
}
