/** Build files outside the precache, cached as they are used: those of other pages. */
const usedFiles = "goldmane-used-files";
const usedAtMost = 150;

/** A build file: its name changes with its content, so a cached one never gets stale. */
export async function sendBuiltFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const files = await caches.open(usedFiles);
  const here = await files.match(request, { ignoreVary: true });
  if (here) return here;
  const answer = await fetch(request);
  if (answer.status === 200) event.waitUntil(keep(files, request.url, answer.clone()));
  return answer;
}

/**
 * Caches files that a page loaded before the worker was active: they are still in the HTTP cache.
 */
export async function cacheUsedFiles(urls: readonly string[]): Promise<void> {
  const files = await caches.open(usedFiles);
  for (const url of urls) {
    if (await caches.match(url, { ignoreVary: true })) continue;
    const answer = await fetch(url);
    if (answer.status === 200) await keep(files, url, answer);
  }
}

/** The oldest are deleted: no page asks for files of an old build. */
async function keep(files: Cache, url: string, answer: Response): Promise<void> {
  await files.put(url, answer);
  const all = await files.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - usedAtMost))) {
    await files.delete(oldest);
  }
}
