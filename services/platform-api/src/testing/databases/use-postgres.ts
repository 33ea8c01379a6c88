// Only in the PostgreSQL project, because another one runs in the same processes.
process.env['COURIER_TEST_DATABASE'] = process.env['COURIER_POSTGRES_SERVER'];
