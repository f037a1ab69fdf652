import { useEffect, useRef, useState } from "react";
import type { DeviceView } from "#app/engines/notifications/contract.ts";
import { setUp } from "#app/portal/set-up/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { allowHere, askBrowser, type Here } from "./push-here.ts";

export type PanelProps = { pushKey: string; devices: DeviceView[]; onKnown(print: string | undefined): void };

/** What this browser can do, and the button that asks it: nothing is asked before it is pressed. */
export function PushPanel({ pushKey, devices, onKnown }: PanelProps) {
  const [here, setHere] = useState<Here>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void askBrowser(devices).then((known) => {
      setHere(known);
      onKnown(known.print);
    });
  }, [devices, onKnown]);

  const allow = async () => {
    setBusy(true);
    const end = await allowHere(pushKey);
    setBusy(false);
    if (typeof end === "string") return setHere({ state: end });
    const fields = form.current!.querySelector("form")!;
    for (const [name, value] of Object.entries(end))
      (fields.elements.namedItem(name) as HTMLInputElement).value = value;
    fields.requestSubmit(fields.querySelector("button"));
  };

  return (
    <div ref={form} aria-live="polite" className="min-h-11">
      {here && here.state !== "off" && here.state !== "failed" ? (
        <State state={here.state} />
      ) : (
        <Button look="primary" icon="bell" type="button" pending={isBusy} onClick={() => void allow()}>
          Разрешить на этом устройстве
        </Button>
      )}
      {here?.state === "failed" && (
        <p className="mt-3">
          Браузер не смог связаться со своей службой уведомлений. Проверьте связь и попробуйте ещё раз.
        </p>
      )}
      <Form repeatable hidden notKept="Для этого нужна связь с порталом.">
        {(["endpoint", "p256dh", "auth", "agent"] as const).map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <button type="submit" name="intent" value="add-device">
          Разрешить
        </button>
      </Form>
    </div>
  );
}

function State({ state }: { state: Exclude<Here["state"], "off" | "failed"> }) {
  if (state === "on") return <Notice look="success">На этом устройстве уведомления включены.</Notice>;
  if (state === "denied") {
    return (
      <Notice look="warning" title="Браузер не разрешает порталу показывать уведомления">
        Нажмите на значок слева от адреса страницы, разрешите уведомления и обновите страницу.
      </Notice>
    );
  }
  if (state === "ios") {
    return (
      <Notice title="На iPhone и iPad портал сначала ставят на экран «Домой»">
        Откройте его оттуда, вернитесь на эту страницу и разрешите уведомления.{" "}
        <a href={href(setUp.ios)} className="inline-block min-h-6">
          Как поставить
        </a>
      </Notice>
    );
  }
  return (
    <Notice title="Этот браузер не показывает уведомлений">
      Откройте портал в свежем Chrome, Edge, Firefox, Safari или Яндекс Браузере, не в частном окне.
    </Notice>
  );
}
