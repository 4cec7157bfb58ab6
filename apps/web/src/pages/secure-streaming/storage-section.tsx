import { useQuery } from "@tanstack/react-query";
import { serverQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";

/** Explains where the bytes come from. */
export function StorageSection({ isOperator }: { isOperator: boolean }) {
  return (
    <Section
      heading={say`From this server only`}
      description={say`No bucket, no content network and no third party is asked for any part of a film.`}
    >
      <p>
        {say`Our originals are drawn here and stored in the server’s segment cache. An administrator’s own films are in a folder or in a private S3 bucket that only the server can read: every byte for a viewer passes the checks above, and links into the bucket are never given out. Responses are marked private, so that no shared cache stores them.`}
      </p>
      {isOperator && <Storage />}
    </Section>
  );
}

/** Shows operators which storage is configured. */
function Storage() {
  const { data: server } = useQuery(serverQuery);
  const blobs = server?.disks.find(({ name }) => name === "blobs");
  if (!blobs) return null;
  return (
    <p>
      <strong>{say`In this household:`}</strong>{" "}
      {blobs.bytes === null
        ? say`segments on its disk; uploaded films in its private S3 bucket.`
        : say`segments on its disk; uploaded films on its disk, as no S3 bucket is set.`}
    </p>
  );
}
