import { useQuery } from "@tanstack/react-query";
import { serverQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";

/** Explains where the bytes come from. */
export function StorageSection({ isOperator }: { isOperator: boolean }) {
  return (
    <Section
      heading={say`From this server only`}
      description={say`Every part of a film comes from this server. No CDN, no third party.`}
    >
      <p>
        {say`Originals are rendered here and stored in the server’s segment cache. The administrator’s own films are in a folder or a private S3 bucket that only the server can read. Every byte passes the checks above, and links to the bucket are never shared. Responses are marked private, so shared caches don’t store them.`}
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
      <strong>{say`On this server:`}</strong>{" "}
      {blobs.bytes === null
        ? say`segments are on disk; uploaded films are in a private S3 bucket.`
        : say`segments and uploaded films are on disk. No S3 bucket is configured.`}
    </p>
  );
}
