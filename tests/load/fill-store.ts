import pg from "pg";
import { chance, fillMuch, idOf, numbered, reader } from "./fill-much.ts";

/** A product for so many orders, and one in so many of these is not over yet. */
const [ordersEach, underWay] = [20, 100];

export const someProduct = "00000000-05a1-7000-8000-000000000001";

/**
 * Fills an empty database with a store of one company and so many orders: a product for each twenty of them, in twelve
 * categories that lie in one another, each with two variants, a picture and, every fifth, a review; the reader has made forty.
 */
export async function fillStore(url: string, count: number): Promise<void> {
  await fillMuch(url, 1000);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string) => client.query(text);
  await run("select set_config('app.group_id', '*', false)");
  const products = Math.ceil(count / ordersEach);
  const company = `'${reader.groupId}'::uuid`;
  const category = (n: string) => numbered("5a0", n);
  const product = (n: string) => numbered("5a1", n);
  const variant = (n: string) => numbered("5a2", n);
  const person = (n: string) =>
    `case when ${n} <= 40 then '${reader.accountId}'::uuid else ${numbered("b", `3 * (${n} % 100)`)} end`;
  await run(`insert into store_categories (id, group_id, parent_id, title, place)
    select ${category("n")}, ${company}, case when n > 4 then ${category("1 + n % 4")} end, 'Категория ' || n, n
    from generate_series(1, 12) n`);
  await run(`insert into store_products (id, group_id, category_id, title, description, points, money, audience, created_at)
    select ${product("n")}, ${company}, ${category("1 + n % 12")},
      (array['Кружка', 'Футболка', 'Блокнот', 'Рюкзак', 'Термос', 'Плед', 'Ручка'])[1 + n % 7] || ' номер ' || n,
      repeat('Мягкая ткань, держит цвет после стирки, упакована в коробку. ', 3)
        || case when n % 97 = 0 then 'Редкость: подстаканник.' else '' end,
      10 + n % 500, case when n % 3 = 0 then 100 * (10 + n % 500) end,
      case when n % 20 = 0 then array['location:Пермь'] end, now() - ${chance("61")} * interval '700 days'
    from generate_series(1, ${products}) n`);
  await run(`insert into store_variants (id, group_id, product_id, title, stock, place)
    select ${variant("2 * n + k")}, ${company}, ${product("n")}, 'Вариант ' || k, case when n % 10 > 0 then 5 else 0 end, k
    from generate_series(1, ${products}) n, generate_series(0, 1) k`);
  await run(`insert into store_product_pictures (id, group_id, product_id, file_id, place)
    select ${numbered("5a3", "n")}, ${company}, ${product("n")}, ${numbered("c", "3 * (n % 16)")}, 1 from generate_series(1, ${products}) n`);
  const at = `now() - (${chance("62")} * 0.999) ^ 2 * interval '700 days'`;
  await run(`insert into store_orders (id, group_id, account_id, number, state, recipient, phone, delivery, total, created_at)
    select ${idOf("at", "n + 5000000")}, ${company}, ${person("n")}, n, case when n % ${underWay} = 0
        then (array['paid', 'assembling', 'ready', 'shipped'])[1 + n / ${underWay} % 4]
        else (array['closed', 'closed', 'delivered', 'cancelled-by-user'])[1 + n % 4] end,
      'Имя Фамилия', '+7 900 123-45-67', 'Кабинет 12', 10 + n % 500, at
    from (select n, ${at} as at from generate_series(1, ${count}) n) one`);
  await run(`insert into store_order_lines (order_id, variant_id, product_id, group_id, title, variant, price, count, taken)
    select id, ${variant(`2 * (1 + number % ${products})`)}, ${product(`1 + number % ${products}`)}, ${company}, 'Товар', 'Вариант 0', total, 1,
      state <> 'cancelled-by-user' from store_orders`);
  await run(`insert into store_order_marks (id, order_id, group_id, state, created_at)
    select gen_random_uuid(), id, ${company}, 'paid', created_at from store_orders`);
  await run("alter table publications disable trigger user");
  await run(`insert into publications (id, group_id, state, kind, author_id, title, body, excerpt, published_at)
    select ${numbered("5a4", "n")}, ${company}, 'published', 'product-review', ${numbered("b", "3 * (n % 100)")}, '5 из 5',
      '{"type": "doc", "content": []}', 'Хорошая вещь', now() - interval '3 days' from generate_series(1, ${products}, 5) n`);
  await run("alter table publications enable trigger user");
  await run(`insert into store_reviews (id, group_id, product_id, account_id, stars, changed_at)
    select ${numbered("5a4", "n")}, ${company}, ${product("n")}, ${numbered("b", "3 * (n % 100)")}, 3 + n % 3, now()
    from generate_series(1, ${products}, 5) n`);
  await run("vacuum analyze");
  await client.end();
}
