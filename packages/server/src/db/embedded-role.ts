import pg from 'pg'

/** Whom the application connects as. Not the one who made the cluster: that one may also read files and run programs. */
export const APP_ROLE = 'dolna_app'

/** Makes the role, and hands it the database with all that is in it: a cluster from before there was a role is taken over as it is. */
export async function prepareAppRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  const rights = `login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${pg.escapeLiteral(password)}`
  await client.query(`begin; ${rowCount ? 'alter' : 'create'} role ${APP_ROLE} ${rights}; ${HAND_OVER}; commit`)
}

/** PostgreSQL's own `reassign owned` refuses for the one who made the cluster. What hangs on a table goes with it. */
const HAND_OVER = `
do $$
declare
  command text;
begin
  execute format('alter database %I owner to ${APP_ROLE}', current_database());
  for command in
    with ours as (select oid, nspname, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    select format('schema %I', nspname) from ours where nspowner = current_user::regrole
    union all
    select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass)
    from pg_class c
    where relowner = current_user::regrole and relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))
    union all
    select format('routine %s', oid::regprocedure) from pg_proc where proowner = current_user::regrole and pronamespace in (select oid from ours)
    union all
    select format('type %s', oid::regtype) from pg_type
    where typowner = current_user::regrole and typnamespace in (select oid from ours) and typtype in ('e', 'd')
  loop
    execute format('alter %s owner to ${APP_ROLE}', command);
  end loop;
end
$$`
