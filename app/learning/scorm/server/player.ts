// Runs in the browser, on the origin of packages: it is served as it stands, without its types (content-assets.ts).

type Tree = Record<string, unknown>;
type Launch = { version: "1.2" | "2004"; session: string; cmi: Tree; src: string; portal: string };
type Result = { result: string; errorCode: number };
type Api = {
  loadFromJSON(json: Tree): void;
  renderCMIToJSONObject(): { cmi: Tree };
  isInitialized(): boolean;
  isTerminated(): boolean;
  lmsFinish(parameter: string): string;
  on(name: string, heard: () => void): void;
};
type ApiClass = new (settings: Tree) => Api;

const launch = JSON.parse(document.getElementById("launch")!.textContent!) as Launch;
const frame = document.getElementById("part") as HTMLIFrameElement;
const trouble = document.getElementById("trouble")!;
const is12 = launch.version === "1.2";

let count = 0;
let begun = 0;
let unsent: string | undefined;
let unsavedSince: Date | undefined;
let isLeaving = false;

const messageOf = (cmi: Tree, isEnd: boolean) => {
  const elapsed = begun ? (performance.now() - begun) / 1000 : 0;
  return JSON.stringify({ session: launch.session, count: ++count, elapsed, isEnd, cmi });
};

/** Only an answer that says so counts as kept. */
function isKept(status: number, text: string): boolean {
  try {
    return status === 200 && (JSON.parse(text) as { saved?: unknown }).saved === true;
  } catch {
    return false;
  }
}

function post(message: string): boolean {
  try {
    const call = new XMLHttpRequest();
    call.open("POST", "commit", false);
    call.setRequestHeader("content-type", "application/json");
    call.send(message);
    return isKept(call.status, call.responseText);
  } catch {
    return false;
  }
}

const isShort = (message: string) => new Blob([message]).size < 60_000;

/** A beacon carries 64 KB: what is longer goes without the long words, which were sent before. */
function beacon(cmi: Tree, isEnd: boolean): boolean {
  const send = (message: string) => navigator.sendBeacon("commit", new Blob([message], { type: "text/plain" }));
  const whole = messageOf(cmi, isEnd);
  if (isShort(whole) && send(whole)) return true;
  const { suspend_data: _, interactions: __, comments_from_learner: ___, ...short } = cmi;
  return send(messageOf(short, isEnd));
}

function show(isSaved: boolean): void {
  unsavedSince = isSaved ? undefined : (unsavedSince ?? new Date());
  const at = unsavedSince?.toLocaleTimeString("ru", { hour: "2-digit", minute: "2-digit" });
  trouble.hidden = isSaved;
  trouble.textContent = isSaved
    ? ""
    : `Не сохраняется с ${at}. Не закрывайте страницу: портал пробует ещё раз. Если не получится, откройте урок заново в новом окне.`;
  window.parent.postMessage({ kind: "scorm", isSaved, at }, launch.portal);
}

function keep(cmi: Tree, isEnd: boolean): Result {
  if (isLeaving) return { result: String(beacon(cmi, isEnd)), errorCode: 0 };
  const message = messageOf(cmi, isEnd);
  const isSaved = post(message);
  unsent = isSaved ? undefined : message;
  show(isSaved);
  if (isSaved && isEnd) window.parent.postMessage({ kind: "scorm", isEnded: true }, launch.portal);
  return isSaved ? { result: "true", errorCode: 0 } : { result: "false", errorCode: is12 ? 101 : 391 };
}

async function again(): Promise<void> {
  const message = unsent;
  if (!message) return;
  const headers = { "content-type": "application/json" };
  const answer = await fetch("commit", { method: "POST", body: message, headers }).catch(() => undefined);
  const isSaved = answer !== undefined && isKept(answer.status, await answer.text().catch(() => ""));
  if (isSaved && unsent === message) unsent = undefined;
  if (isSaved && !unsent) {
    show(true);
    if (api.isTerminated()) window.parent.postMessage({ kind: "scorm", isEnded: true }, launch.portal);
  }
}

const file = is12 ? "/player/scorm12.js" : "/player/scorm2004.js";
const library = (await import(file)) as { Scorm12API: ApiClass; Scorm2004API: ApiClass };
const api = new (is12 ? library.Scorm12API : library.Scorm2004API)({
  ...{ autocommit: true, autocommitSeconds: 30, lmsCommitUrl: "commit", dataCommitFormat: "json", logLevel: 5 },
  httpService: {
    processHttpRequest: (_: string, { cmi }: { cmi: Tree }, isEnd: boolean) => keep(cmi, isEnd),
    updateSettings: () => undefined,
  },
});
api.loadFromJSON({ cmi: launch.cmi });
api.on(is12 ? "LMSInitialize" : "Initialize", () => {
  begun = performance.now();
});
let soon: ReturnType<typeof setTimeout> | undefined;
// Long words go soon after they are set: a window that closes could not send them.
api.on(is12 ? "LMSSetValue.cmi.suspend_data" : "SetValue.cmi.suspend_data", () => {
  clearTimeout(soon);
  soon = setTimeout(() => {
    if (!isOpen() || unsent) return;
    const message = messageOf(api.renderCMIToJSONObject().cmi, false);
    if (isShort(message)) return;
    unsent = message;
    void again();
  }, 1000);
});
// A part finds the interface of its own version alone.
Object.assign(window, is12 ? { API: api } : { API_1484_11: api });
frame.src = launch.src;
setInterval(() => void again(), 10_000);

const isOpen = () => api.isInitialized() && !api.isTerminated();
const sendLast = () => {
  if (isOpen()) beacon(api.renderCMIToJSONObject().cmi, false);
  else if (unsent) navigator.sendBeacon("commit", new Blob([unsent], { type: "text/plain" }));
};
document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && sendLast());
window.addEventListener("pagehide", () => {
  isLeaving = true;
  sendLast();
});
window.addEventListener("pageshow", () => {
  isLeaving = false;
});

// From one part to another: the one that is open says its last words first, and is ended if it does not end itself.
for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a"))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    frame.addEventListener("load", () => {
      if (isOpen()) api.lmsFinish("");
      location.assign(link.href);
    });
    frame.src = "about:blank";
  });

export {};
