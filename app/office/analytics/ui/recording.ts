import Tracker, { SanitizeLevel } from "@openreplay/tracker/class";

/** Records how pages are used, without their words: every text, field and picture is closed (the consent promises it). Gives a way to stop. */
export async function record({ key, ingest }: { key: string; ingest: string }): Promise<() => void> {
  const tracker = new Tracker({
    projectKey: key,
    ingestPoint: ingest,
    // On http://localhost too: an intranet may have no certificate.
    __DISABLE_SECURE_MODE: location.protocol === "http:",
    respectDoNotTrack: true,
    defaultInputMode: 2,
    privateMode: true,
    domSanitizer: (node) =>
      /^(img|picture|video)$/i.test(node.nodeName) ? SanitizeLevel.Hidden : SanitizeLevel.Obscured,
    network: {
      capturePayload: false,
      failuresOnly: true,
      ignoreHeaders: true,
      sessionTokenHeader: false,
      captureInIframes: false,
    },
  });
  await tracker.start();
  return () => void tracker.stop();
}
