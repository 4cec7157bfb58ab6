import { useQuery } from "@tanstack/react-query";
import { serverQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";

/** Explains where the bytes come from. */
export function StorageSection({ isOperator }: { isOperator: boolean }) {
  return (
    <Section
      heading={say`From this house alone`}
      description={say`No bucket, no content network and no third party is asked for any part of a film.`}
    >
      <p>
        {say`Films of the house are drawn here and kept in its segment cache. An operator’s own films lie in a folder of the house or in a private S3 bucket, where the server alone reads them: to viewers every byte goes through the questions above, and a link into the bucket is never handed out. Answers are marked private, so no shared cache on the way keeps them.`}
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
      <strong>{say`In this house:`}</strong>{" "}
      {blobs.bytes === null
        ? say`segments on its disk; uploaded films in its private S3 bucket.`
        : say`segments on its disk; uploaded films on its disk, as no S3 bucket is set.`}
    </p>
  );
}
