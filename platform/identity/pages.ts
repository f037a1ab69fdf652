import type { ServerResponse } from "node:http";
import { html } from "hono/html";
import type { KoaContextWithOIDC } from "oidc-provider";
import { config } from "#platform/config.ts";
import { type Markup, type PlainPage, plainPage } from "#platform/http/plain-page.ts";
import { arePasskeysPossible } from "./passkey-challenge.ts";
import { libraryAddress, passkeyScript } from "./passkey-script.ts";
import { troublePage } from "./trouble.ts";

/** Answers a Node request with a page. */
export async function sendPage(
  res: ServerResponse,
  status: number,
  page: PlainPage,
  more: Record<string, string> = {},
) {
  const { body, headers } = await plainPage(page);
  res.writeHead(status, { ...headers, ...more }).end(body);
}

/** Shows a page from inside the provider, keeping the status it chose. */
export async function showPage(ctx: KoaContextWithOIDC, page: PlainPage): Promise<void> {
  const { body, headers } = await plainPage(page);
  const { status } = ctx;
  ctx.body = body;
  ctx.status = status;
  ctx.set(headers);
}

/** What the provider could not make sense of: the way out is to begin again; its own trouble passes. */
export async function showProviderError(ctx: KoaContextWithOIDC, _told: unknown, error: Error): Promise<void> {
  const trouble = troublePage(error);
  if (!trouble) return showPage(ctx, lostPage);
  ctx.status = 503;
  ctx.set("retry-after", "30");
  await showPage(ctx, trouble);
}

export const lostPage: PlainPage = {
  title: "Вход не завершён",
  content: html`<div class="card"><h1>Вход не завершён</h1>
<p>Страница входа устарела: она открыта слишком давно или вход уже закончен в другой вкладке.</p>
<p><a class="button" href="/login">Начать вход заново</a></p>
<p class="aside"><a href="/">На главную</a></p></div>`,
};

type SignInForm = { action: string; username: string; problem?: string; keyProblem?: string; wait?: string };

/**
 * The form of sign-in, and a button for a passkey where there can be some and the browser knows them. What was typed stays, but
 * for the password; the problem is said on top and beside the fields.
 */
export function signInPage({ action, username, problem, keyProblem, wait }: SignInForm): PlainPage {
  const bad = problem || keyProblem || wait;
  const withKeys = arePasskeysPossible();
  const invalid = problem ? html` aria-invalid="true" aria-describedby="problem"` : "";
  return {
    title: bad ? "Ошибка: Вход в портал" : "Вход в портал",
    ...(withKeys && { script: { text: passkeyScript, data: { library: libraryAddress } } }),
    content: html`<div class="card"><h1>Вход в портал</h1>
${problem ? summary("Исправьте ошибки", html`<a href="#username">${problem}</a>`) : ""}
${wait || keyProblem ? summary("Войти не получилось", (wait || keyProblem)!) : ""}
<form method="post" action="${action}">
${problem ? html`<p class="error" id="problem"><span class="hidden">Ошибка: </span>${problem}</p>` : ""}
<label for="username">Логин</label>
<input id="username" name="username" type="text" value="${username}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200" required${bad ? "" : html` autofocus`}${invalid}>
<label for="password">Пароль</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalid}>
<button type="submit">Войти</button>
</form>
${withKeys ? passkeyForm(action) : ""}
<p class="aside"><a href="/forgot-password">Забыли пароль?</a> · <a href="/registration">Есть приглашение</a> · <a href="/support">Поддержка</a></p></div>
${config.demo ? demoSignIns(action) : ""}`,
  };
}

/** Hidden until the script has seen that this browser knows passkeys. */
const passkeyForm = (action: string) => html`<div id="passkey" hidden>
<form method="post" action="${action}">
<input type="hidden" name="passkey">
<button type="submit" class="second">Войти ключом доступа</button>
</form>
<p class="error" role="status"></p>
</div>`;

type CodeForm = { action: string; field?: "code" | "recovery"; problem?: boolean; wait?: string };

const codeProblems = {
  code: "Код не подходит. Дождитесь следующего и введите его",
  recovery: "Запасной код не подходит или уже использован",
};

/** The form after the password: a code of the application, or one of the recovery codes. Nothing that was typed stays. */
export function codePage({ action, field = "code", problem, wait }: CodeForm): PlainPage {
  const said = codeProblems[field];
  const wrong = (name: string) => problem && name === field;
  const invalid = (name: string) => (wrong(name) ? html` aria-invalid="true" aria-describedby="problem"` : "");
  const beside = (name: string) =>
    wrong(name) ? html`<p class="error" id="problem"><span class="hidden">Ошибка: </span>${said}</p>` : "";
  return {
    title: problem || wait ? "Ошибка: Второй шаг входа" : "Второй шаг входа",
    content: html`<div class="card"><h1>Второй шаг входа</h1>
${problem ? summary("Исправьте ошибки", html`<a href="#${field}">${said}</a>`) : ""}
${wait ? summary("Войти не получилось", wait) : ""}
<p>Откройте на телефоне приложение для кодов и введите шесть цифр, которые оно показывает.</p>
<form method="post" action="${action}">
${beside("code")}
<label for="code">Код из приложения</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required${problem || wait ? "" : html` autofocus`}${invalid("code")}>
<button type="submit">Войти</button>
</form>
<details${field === "recovery" ? html` open` : ""}>
<summary>Телефона нет под рукой</summary>
<p>Введите один из запасных кодов, которые вы сохранили. Каждый действует один раз.</p>
<form method="post" action="${action}">
${beside("recovery")}
<label for="recovery">Запасной код</label>
<input id="recovery" name="recovery" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="40" required${invalid("recovery")}>
<button type="submit">Войти с запасным кодом</button>
</form>
<p class="aside">Кодов тоже нет? Второй шаг сбросит администратор портала.</p>
</details>
<p class="aside"><a href="/login">Войти под другим именем</a></p></div>`,
  };
}

function summary(title: string, text: string | Markup) {
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>${title}</h2>
<p>${text}</p></div>`;
}

const demoPeople = {
  anna: "руководитель отдела, главный редактор",
  ivan: "новый сотрудник, подчинённый Анны",
  olga: "сотрудник другой компании",
  editor: "редактор новостей",
  moderator: "модератор",
  admin: "администратор портала",
  guest: "гость: только открытые страницы",
};

/** Where the demo company lives, its sign-ins are no secret: whoever tries the portal comes in by one press. */
const demoSignIns = (action: string) => html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">Демонстрационный вход</h2>
<p>Нажмите на имя. Пароль у всех один: <strong>veche</strong></p>
<form method="post" action="${action}">
<input type="hidden" name="password" value="veche">
<ul>${Object.entries(demoPeople).map(
  ([login, who]) => html`
<li><button type="submit" name="username" value="${login}">${login}</button> ${who}</li>`,
)}
</ul>
</form></section>`;
