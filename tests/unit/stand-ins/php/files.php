<?php
// Reads the PHP files with the texts of OpenCart.
require __DIR__ . '/json.php';

function texts_of( string $code ): array {
	$_ = array();
	eval( substr( $code, strlen( '<?php' ) ) );
	return $_;
}

write_answer( array_map( 'texts_of', read_input() ) );
