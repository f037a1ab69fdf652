import { zipOf } from "./docx.ts";
import type { PlayedCourse } from "./words/played.ts";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A package of SCORM that the demo company has made for itself: slides, a few questions, a score. */
export async function scormPackage(version: "1.2" | "2004", told: PlayedCourse): Promise<File> {
  const bytes = await zipOf({
    "imsmanifest.xml": manifestOf(version, told.title),
    "index.html": pageOf(told),
    "course.js": script,
    "course.css": style,
  });
  return new File([new Uint8Array(bytes)], `${told.file}.zip`, { type: "application/zip" });
}

function manifestOf(version: "1.2" | "2004", title: string): string {
  const is12 = version === "1.2";
  const spaces = is12
    ? 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'
    : 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"';
  const measure = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.66</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="veche-demo" version="1" ${spaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? "1.2" : "2004 4th Edition"}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="part-1" identifierref="page-1"><title>${escaped(title)}</title>${is12 ? "<adlcp:masteryscore>66</adlcp:masteryscore>" : measure}</item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page-1" type="webcontent" adlcp:${is12 ? "scormtype" : "scormType"}="sco" href="index.html">
      <file href="index.html"/><file href="course.js"/><file href="course.css"/>
    </resource>
  </resources>
</manifest>
`;
}

function pageOf({ title, slides, questions }: PlayedCourse): string {
  const slide = ({ head, words }: PlayedCourse["slides"][number]) =>
    `<section hidden><h2>${escaped(head)}</h2>${words.map((line) => `<p>${escaped(line)}</p>`).join("")}</section>`;
  const question = ({ ask, answers, right }: PlayedCourse["questions"][number], at: number) =>
    `<fieldset data-right="${right}"><legend>${escaped(ask)}</legend>${answers
      .map((one, no) => `<label><input type="radio" name="q${at}" value="${no}"> ${escaped(one)}</label>`)
      .join("")}</fieldset>`;
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="course.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${slides.map(slide).join("\n")}
<section hidden><h2>Проверьте себя</h2><form id="quiz">${questions.map(question).join("")}<button>Ответить</button></form><p id="result" role="status"></p></section>
</main>
<nav><button id="back">Назад</button><span id="place"></span><button id="next">Дальше</button></nav>
<script src="course.js"></script>
</body>
</html>
`;
}

const style = `body{font:18px/1.5 system-ui,sans-serif;margin:0;color:#1a1a1a;background:#fffaf3}
main{max-width:40rem;margin:0 auto;padding:24px 16px 96px}
fieldset{border:1px solid #d8c7b0;border-radius:8px;margin:0 0 16px;padding:12px 16px}
label{display:block;padding:4px 0}
button{font:inherit;padding:8px 20px;border:0;border-radius:8px;background:#8a4b16;color:#fff}
button:disabled{opacity:.4}
nav{position:fixed;inset:auto 0 0;display:flex;justify-content:space-between;align-items:center;padding:12px 16px;background:#f3e6d3}
`;

/** Speaks both versions, as programs that make courses do: it looks for the interface up the windows. */
const script = `(function () {
  function find(name) {
    for (var one = window; one; one = one === one.parent ? null : one.parent) {
      try { if (one[name]) return one[name]; } catch (error) { return null; }
    }
    return null;
  }
  var newer = find("API_1484_11"), older = newer ? null : find("API");
  function begin() { return newer ? newer.Initialize("") : older ? older.LMSInitialize("") : "false"; }
  function get(name) { return newer ? newer.GetValue(name) : older ? older.LMSGetValue(name) : ""; }
  function set(name, value) { return newer ? newer.SetValue(name, String(value)) : older ? older.LMSSetValue(name, String(value)) : "false"; }
  function keep() { return newer ? newer.Commit("") : older ? older.LMSCommit("") : "false"; }
  var started = Date.now(), ended = false;
  var slides = [].slice.call(document.querySelectorAll("section")), at = 0;
  function time() {
    var seconds = Math.round((Date.now() - started) / 1000), two = function (value) { return (value < 10 ? "0" : "") + value; };
    return newer ? "PT" + seconds + "S" : two(Math.floor(seconds / 3600)) + ":" + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
  }
  function show(place) {
    at = Math.max(0, Math.min(slides.length - 1, place));
    slides.forEach(function (slide, no) { slide.hidden = no !== at; });
    document.getElementById("place").textContent = (at + 1) + " из " + slides.length;
    document.getElementById("back").disabled = at === 0;
    document.getElementById("next").disabled = at === slides.length - 1;
    set(newer ? "cmi.location" : "cmi.core.lesson_location", at);
    set("cmi.suspend_data", JSON.stringify({ at: at }));
    set(newer ? "cmi.session_time" : "cmi.core.session_time", time());
    keep();
  }
  function end() {
    if (ended) return;
    ended = true;
    set(newer ? "cmi.session_time" : "cmi.core.session_time", time());
    set(newer ? "cmi.exit" : "cmi.core.exit", "suspend");
    if (newer) newer.Terminate(""); else if (older) older.LMSFinish("");
  }
  begin();
  var status = get(newer ? "cmi.completion_status" : "cmi.core.lesson_status");
  if (status === "not attempted" || status === "unknown" || status === "")
    set(newer ? "cmi.completion_status" : "cmi.core.lesson_status", "incomplete");
  document.getElementById("back").onclick = function () { show(at - 1); };
  document.getElementById("next").onclick = function () { show(at + 1); };
  document.getElementById("quiz").onsubmit = function (event) {
    event.preventDefault();
    var all = [].slice.call(document.querySelectorAll("fieldset"));
    var right = all.filter(function (one, no) {
      var chosen = one.querySelector("input:checked"), good = chosen && chosen.value === one.dataset.right, name = "cmi.interactions." + no + ".";
      set(name + "id", "question-" + (no + 1));
      set(name + "type", "choice");
      set(name + (newer ? "learner_response" : "student_response"), chosen ? chosen.value : "");
      set(name + "result", good ? "correct" : newer ? "incorrect" : "wrong");
      return good;
    }).length;
    var score = Math.round(right / all.length * 100), passed = score >= 66;
    if (newer) {
      set("cmi.score.scaled", score / 100); set("cmi.score.raw", score); set("cmi.score.min", 0); set("cmi.score.max", 100);
      set("cmi.completion_status", "completed"); set("cmi.success_status", passed ? "passed" : "failed");
    } else {
      set("cmi.core.score.raw", score); set("cmi.core.score.min", 0); set("cmi.core.score.max", 100);
      set("cmi.core.lesson_status", passed ? "passed" : "failed");
    }
    set(newer ? "cmi.session_time" : "cmi.core.session_time", time());
    keep();
    document.getElementById("result").textContent = "Верно: " + right + " из " + all.length + ". " + (passed ? "Сдано, можно закрывать." : "Чуть-чуть не хватило: вернитесь к началу и попробуйте ещё раз.");
  };
  window.addEventListener("pagehide", end);
  window.addEventListener("beforeunload", end);
  show(Number(get(newer ? "cmi.location" : "cmi.core.lesson_location")) || 0);
})();
`;
