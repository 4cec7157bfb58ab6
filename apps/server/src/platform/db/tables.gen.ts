// Written by tools/generate-tables.ts from the migrations; `npm run generate:tables` renews it.
export type Tables = {
  browser_session: {
    id: string;
    token_hash: string;
    created_at: number;
    last_seen_at: number;
  };
  film: {
    id: string;
    title: string;
    year: number;
    genre: string;
    rating: string;
    synopsis: string;
    duration_seconds: number;
    content_hash: string;
    source_path: string | null;
    source_blob: string | null;
    probe: string;
    captions: string;
    poster_blob: string | null;
    backdrop_blob: string | null;
    colors: string;
    added_at: number;
  };
  ingest_blob: {
    item_id: string;
    blob: string;
  };
  ingest_item: {
    id: string;
    origin: string;
    file_name: string;
    path: string | null;
    upload_id: string | null;
    blob: string | null;
    size_bytes: number;
    modified_at: number;
    sidecars: string;
    fingerprint: string | null;
    state: string;
    reason: string | null;
    is_refused: number;
    edits: string;
    added_at: number;
  };
  job: {
    id: string;
    kind: string;
    pending_key: string | null;
    payload: string;
    state: string;
    attempts: number;
    progress: number;
    run_at: number;
    leased_until_at: number | null;
    lease_id: string | null;
    reason: string | null;
    added_at: number;
    ended_at: number | null;
  };
  title_view: {
    title_id: string;
    views: number;
    last_viewed_at: number;
  };
  watch_progress: {
    viewer_id: string;
    title_id: string;
    position_seconds: number;
    updated_at: number;
  };
};
