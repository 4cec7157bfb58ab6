// Written by tools/generate-tables.ts from the migrations; `npm run generate:tables` renews it.
export type Tables = {
  account: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    is_verified: number;
    created_at: number;
  };
  attempt: {
    attempt_key: string;
    tries: number;
    tried_at: number;
  };
  audit: {
    id: string;
    noted_at: number;
    household_id: string | null;
    account_id: string | null;
    profile_id: string | null;
    session_id: string | null;
    kind: string;
    details: string;
    address_prefix: string;
  };
  browser_session: {
    id: string;
    token_hash: string;
    created_at: number;
    last_seen_at: number;
    level: string;
    household_id: string | null;
    profile_id: string | null;
    account_id: string | null;
    confirmed_at: number | null;
    user_agent: string;
    address_prefix: string;
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
  household: {
    id: string;
    name: string;
    account_id: string;
    code_hash: string | null;
    max_profiles: number;
    is_demo: number;
    created_at: number;
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
  profile: {
    id: string;
    household_id: string;
    name: string;
    display_name: string;
    username: string;
    username_key: string;
    password_hash: string;
    pin_hash: string | null;
    role: string;
    age_group: string;
    highest_rating: string;
    avatar: string;
    has_seat: number;
    status: string;
    created_at: number;
  };
  subscription: {
    household_id: string;
    plan: string;
    state: string;
    period_start_at: number | null;
    period_end_at: number | null;
    cancel_at_period_end: number;
    updated_at: number;
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
