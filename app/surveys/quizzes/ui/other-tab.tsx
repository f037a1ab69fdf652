import { useEffect, useState } from "react";
import { Notice } from "#app/ui/notice.tsx";

/** Says in the second tab that the test is open in the first one. Without script there is nobody to ask. */
export function OtherTab({ attempt }: { attempt: string }) {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(`test ${attempt}`);
    channel.onmessage = ({ data }) => {
      if (data === "anybody?") channel.postMessage("here");
      else setSecond(true);
    };
    channel.postMessage("anybody?");
    return () => channel.close();
  }, [attempt]);
  return (
    <div role="status">
      {isSecond && (
        <div className="mb-4">
          <Notice look="warning" title="Тест открыт в другой вкладке">
            Отвечайте в одной: то, что сохранено позже, заменит прежнее.
          </Notice>
        </div>
      )}
    </div>
  );
}
