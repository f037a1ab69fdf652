import { createServer } from "node:http";
import pg from "pg";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";

/**
 * The fixed reference of `npm run bench`: twenty rows by one query of a table of its own, a page of 37 KB drawn by React,
 * and nothing of the portal's. It never grows with the portal, so a page's price is told in its prices.
 */
const [port, url] = process.argv.slice(2);
const kilobytes = 37;

type Post = { id: number; author: string; title: string; body: string; answers: number; at: Date };

const pool = new pg.Pool({ connectionString: url, max: 16 });
// The bench stops its PostgreSQL without asking.
pool.on("error", () => process.exit());
await pool.query(`create table if not exists posts (
  id int primary key, author text not null, title text not null, body text not null, answers int not null, at timestamptz not null)`);
await pool.query(`insert into posts select n, 'Автор ' || n % 97, 'Заголовок записи номер ' || n,
    repeat('Слова записи, которые читает сотрудник. ', 18), n % 40, '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, 2000) n on conflict do nothing`);
await pool.query("create index if not exists posts_at on posts (at desc)");
await pool.query("analyze posts");

const text = "select id, author, title, body, answers, at from posts where at < $1 order by at desc limit 20";
const latest = new Date("2026-02-01");

async function draw(): Promise<string> {
  const { rows } = await pool.query<Post>({ name: "posts", text, values: [latest] });
  return `<!doctype html>${renderToString(h("html", { lang: "ru" }, h("body", null, rows.map(card))))}`;
}

function card({ id, author, title, body, answers, at }: Post) {
  const links = ["Ответить", "Сохранить", "Поделиться", "Пожаловаться"].map((name) =>
    h("a", { key: name, href: `/posts/${id}/${name.length}`, className: "action" }, name),
  );
  return h(
    "article",
    { key: id, className: "card", "aria-labelledby": `title-${id}` },
    h("header", null, h("strong", null, author), h("time", { dateTime: at.toISOString() }, at.toISOString())),
    h("h2", { id: `title-${id}` }, h("a", { href: `/posts/${id}` }, title)),
    h("p", { className: "body" }, body),
    h("footer", null, h("span", null, `Ответов: ${answers}`), links),
  );
}

const size = Buffer.byteLength(await draw()) / 1024;
if (Math.round(size) !== kilobytes) throw new Error(`The reference weighs ${size.toFixed(1)} KB, not ${kilobytes}`);

createServer(async (_, response) => {
  const html = await draw();
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(html);
}).listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
