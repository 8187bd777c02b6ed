-- Who has that e-mail, and the hash of their password.
-- takes email
select json_build_object('id', id, 'hash', password_hash)::text from active_officers where lower(email) = lower($1)
