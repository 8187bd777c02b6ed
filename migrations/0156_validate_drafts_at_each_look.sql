-- What a draft would do is validated at each look, and its rows are turned over in the browser.
drop table import_rows;
drop table import_judgements;
