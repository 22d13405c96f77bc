<?php
require_once DIR_SYSTEM . 'library/atoll/class-atoll-opencart.php';

/**
 * The settings under Extensions, Modules.
 */
class ControllerExtensionModuleAtoll extends Controller {
	const ROUTE = 'extension/module/atoll';

	public function index() {
		$this->load->language( self::ROUTE );
		$this->document->setTitle( $this->language->get( 'heading_title' ) );
		$token = 'user_token=' . $this->session->data['user_token'];
		$key   = (string) $this->config->get( 'module_atoll_key' );
		$this->load->model( 'catalog/product' );
		$products = $this->model_catalog_product->getProducts( array( 'filter_status' => 1, 'start' => 0, 'limit' => 1 ) );

		// OpenCart has checked the token of the session already.
		$data['error_warning'] = '';
		if ( 'POST' === $this->request->server['REQUEST_METHOD'] ) {
			if ( $this->user->hasPermission( 'modify', self::ROUTE ) ) {
				$this->save();
				$this->session->data['success'] = $this->language->get( 'atoll_saved' );
				$this->response->redirect( $this->url->link( 'marketplace/extension', $token . '&type=module', true ) );
			}
			$data['error_warning'] = $this->language->get( 'atoll_no_permission' );
		}

		$data['breadcrumbs'] = array(
			array( 'text' => $this->language->get( 'text_home' ), 'href' => $this->url->link( 'common/dashboard', $token, true ) ),
			array( 'text' => $this->language->get( 'text_extension' ), 'href' => $this->url->link( 'marketplace/extension', $token . '&type=module', true ) ),
			array( 'text' => $this->language->get( 'heading_title' ), 'href' => $this->url->link( self::ROUTE, $token, true ) ),
		);
		$data['action']      = $this->url->link( self::ROUTE, $token, true );
		$data['cancel']      = $this->url->link( 'marketplace/extension', $token . '&type=module', true );
		$data['is_on']       = (bool) $this->config->get( 'module_atoll_status' );
		$data['options']     = Atoll_Options::read( $this->config->get( 'module_atoll_options' ) );
		Atoll_Opencart::set_pass( $key, $data['options']['debug'], $this->catalog() );
		$data['check_texts'] = Atoll_Opencart::check_texts( $this->language );
		$data['check_pages'] = Atoll_Opencart::check_pages( $this->catalog(), $key, $this->language, $products );
		$data['check_js']    = 'view/javascript/atoll/check.js?v=' . Atoll_Opencart::VERSION;
		$data['header']      = $this->load->controller( 'common/header' );
		$data['column_left'] = $this->load->controller( 'common/column_left' );
		$data['footer']      = $this->load->controller( 'common/footer' );
		$this->response->setOutput( $this->load->view( self::ROUTE, $data ) );
	}

	private function save() {
		$key     = (string) $this->config->get( 'module_atoll_key' );
		$options = Atoll_Opencart::options_of_form( isset( $this->request->post['module_atoll_options'] ) ? $this->request->post['module_atoll_options'] : array() );
		$this->load->model( 'setting/setting' );
		$this->model_setting_setting->editSetting(
			'module_atoll',
			array(
				'module_atoll_status'  => empty( $this->request->post['module_atoll_status'] ) ? 0 : 1,
				'module_atoll_options' => $options,
				'module_atoll_key'     => $key,
			)
		);
		Atoll_Opencart::set_pass( $key, $options['debug'], $this->catalog() );
	}

	public function install() {
		$this->load->model( 'setting/event' );
		// The installer may have deleted the files of an earlier one without ending it.
		$this->model_setting_event->deleteEventByCode( 'atoll' );
		$this->model_setting_event->addEvent( 'atoll', 'catalog/controller/*/after', 'extension/module/atoll/mark', 1, 999 );
		// "Switch it on" is one step: the module starts with its usual options.
		$this->load->model( 'setting/setting' );
		$this->model_setting_setting->editSetting(
			'module_atoll',
			array(
				'module_atoll_status'  => 1,
				'module_atoll_options' => Atoll_Options::defaults(),
				'module_atoll_key'     => bin2hex( random_bytes( 16 ) ),
			)
		);
	}

	/** OpenCart deletes the settings itself, but not what installing has allowed to the group of the user. */
	public function uninstall() {
		$this->load->model( 'setting/event' );
		$this->model_setting_event->deleteEventByCode( 'atoll' );
		$this->load->model( 'user/user_group' );
		foreach ( array( 'access', 'modify' ) as $permission ) {
			$this->model_user_user_group->removePermission( $this->user->getGroupId(), $permission, self::ROUTE );
		}
	}

	/** Address of the shop. */
	private function catalog() {
		return empty( $this->request->server['HTTPS'] ) ? HTTP_CATALOG : HTTPS_CATALOG;
	}
}
