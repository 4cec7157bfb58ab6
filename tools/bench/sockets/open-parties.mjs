/**
 * Opens parties of the given size, with the first client of each as host. Returns the parties and a
 * film for all.
 */
export async function openParties(url, cookies, aParty) {
  const people = cookies.map((cookie, number) => ({ cookie, address: addressOf(number) }));
  const parties = [];
  for (let first = 0; first < people.length; first += aParty) {
    parties.push(await openParty(url, people.slice(first, first + aParty)));
  }
  const [{ id: titleId }] = await (await ask(url, people[0], "/api/animations")).json();
  return { parties, titleId };
}

async function openParty(url, people) {
  const [host, ...guests] = people;
  const opened = await ask(url, host, "/api/parties", {});
  const { id, code } = await opened.json();
  for (const guest of guests) await ask(url, guest, "/api/parties/join", { code });
  return { id, people };
}

async function ask(url, { cookie, address }, path, body) {
  const headers = { cookie, "x-forwarded-for": address, origin: url };
  const post = body && {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(url + path, post ?? { headers });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Every client has its own IP address. */
function addressOf(number) {
  return `10.${Math.floor(number / 250)}.${number % 250}.1`;
}
